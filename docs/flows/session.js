import { createMachine } from 'xstate';

export const sessionMachine = createMachine({
  "id": "session",
  "description": "The session on this device, as far as the service confirms it.",
  "invoke": {
    "id": "sessionStore",
    "src": "sessionStore",
    "onError": {}
  },
  "on": {
    "session.opened": {
      "target": ".holdingToken.signedIn",
      "actions": [
        {
          "type": "inheritPlace"
        },
        "openSession",
        "store"
      ]
    },
    "session.changedElsewhere": [
      {
        "guard": "hasLeftElsewhere",
        "target": ".signedOut",
        "actions": [
          {
            "type": "tellEnded",
            "params": {
              "cause": "elsewhere"
            }
          },
          "clearSession",
          "dropChoice"
        ]
      },
      {
        "guard": "isOtherSession",
        "target": ".holdingToken.checking",
        "actions": [
          {
            "type": "inheritPlace"
          },
          "adoptSession",
          "tellAdopted"
        ]
      },
      {
        "actions": "adoptPlace"
      }
    ],
    "account.deleted": {
      "target": ".holdingToken.forgetting"
    },
    "lookup.requested": {
      "guard": "isFromDevice",
      "actions": "tellPlaceWanted"
    },
    "place.found": {
      "guard": "isFromDevice",
      "actions": [
        "keepLocation",
        "storeLocation"
      ]
    },
    "place.chosen": {
      "actions": [
        "keepChoice",
        "storeLocation"
      ]
    }
  },
  "initial": "starting",
  "states": {
    "starting": {
      "description": "The app has just been opened; a stored token is not trusted yet.",
      "always": [
        {
          "guard": "hasToken",
          "target": "holdingToken"
        },
        {
          "target": "signedOut"
        }
      ]
    },
    "signedOut": {
      "description": "The visitor is signed out.",
      "on": {
        "token.refused": {
          "guard": "isCurrentToken",
          "actions": {
            "type": "tellEnded",
            "params": {
              "cause": "expired"
            }
          }
        }
      }
    },
    "holdingToken": {
      "description": "A token is kept, and calls carry it.",
      "initial": "checking",
      "on": {
        "session.changedElsewhere": {
          "guard": "hasExpiredElsewhere",
          "target": ".expiring"
        },
        "token.refused": {
          "guard": "isCurrentToken",
          "target": ".expiring"
        },
        "logout.requested": {
          "target": "signedOut",
          "actions": [
            {
              "type": "tellEnded",
              "params": {
                "cause": "loggedOut"
              }
            },
            "tellLeft",
            "clearSession",
            "dropChoice",
            "store"
          ]
        },
        "account.doubted": {
          "target": ".checking",
          "actions": "doubtAccount"
        }
      },
      "states": {
        "checking": {
          "description": "The service is asked whether the token is still valid.",
          "invoke": {
            "id": "validateToken",
            "src": "validateToken",
            "onDone": [
              {
                "guard": {
                  "type": "isValid"
                },
                "target": "signedIn",
                "actions": [
                  "forgetTriesInVain",
                  "trustAccount",
                  {
                    "type": "keepName"
                  },
                  {
                    "type": "tellLanguage"
                  },
                  "tellConfirmed"
                ]
              },
              {
                "guard": {
                  "type": "isOffline"
                },
                "target": "offline",
                "actions": "forgetTriesInVain"
              },
              {
                "guard": {
                  "type": "isWorthRetrying"
                },
                "target": "pausing",
                "actions": {
                  "type": "countTryInVain"
                }
              },
              {
                "guard": {
                  "type": "isGone"
                },
                "target": "forgetting"
              },
              {
                "guard": {
                  "type": "isUnknown"
                },
                "target": "signedIn",
                "actions": "forgetTriesInVain"
              },
              {
                "target": "ending"
              }
            ],
            "onError": {
              "target": "ending"
            }
          }
        },
        "pausing": {
          "description": "The service gave no answer; the check is repeated in a moment.",
          "after": {
            "retryPause": {
              "target": "checking"
            }
          }
        },
        "offline": {
          "description": "The device has no network; the token counts until it can be checked.",
          "tags": "held",
          "on": {
            "check.requested": {
              "target": "checking"
            },
            "network.returned": {
              "target": "checking"
            }
          }
        },
        "ending": {
          "description": "The token is not valid, or no answer came; it is cleared and the login opens.",
          "always": {
            "target": "#session.signedOut",
            "actions": [
              {
                "type": "tellEnded",
                "params": {
                  "cause": "invalid"
                }
              },
              "storeExpiry",
              "expireSession"
            ]
          }
        },
        "expiring": {
          "description": "A call was refused with 401, or the session expired in another tab.",
          "always": [
            {
              "guard": "isDoubted",
              "target": "forgetting"
            },
            {
              "target": "#session.signedOut",
              "actions": [
                {
                  "type": "tellEnded",
                  "params": {
                    "cause": "expired"
                  }
                },
                "storeExpiry",
                "expireSession"
              ]
            }
          ]
        },
        "forgetting": {
          "description": "The account is gone, and the service has no session left to end.",
          "always": {
            "target": "#session.signedOut",
            "actions": [
              {
                "type": "tellEnded",
                "params": {
                  "cause": "deleted"
                }
              },
              "clearSession",
              "dropChoice",
              "store"
            ]
          }
        },
        "signedIn": {
          "description": "The token was valid at its last check.",
          "tags": "held",
          "on": {
            "check.requested": {
              "target": "checking"
            }
          }
        }
      }
    }
  }
});
