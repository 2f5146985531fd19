import { createMachine } from 'xstate';

export const appMachine = createMachine({
  "id": "app",
  "description": "What outlives a screen: session, notices, place, network, messages and sign-in.",
  "invoke": [
    {
      "id": "notices",
      "src": "notices",
      "onError": {}
    },
    {
      "id": "entryActions",
      "src": "entryActions",
      "onError": {}
    },
    {
      "id": "watchZone",
      "src": "watchZone",
      "onError": {}
    },
    {
      "id": "linking",
      "src": "linking",
      "onError": {}
    },
    {
      "id": "leaving",
      "src": "leaving",
      "onError": {}
    },
    {
      "id": "place",
      "src": "place",
      "onError": {}
    },
    {
      "id": "connection",
      "src": "connection",
      "onError": {}
    },
    {
      "id": "push",
      "src": "push",
      "onError": {}
    },
    {
      "id": "session",
      "src": "session",
      "onError": {}
    }
  ],
  "on": {
    "toast.raised": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "notices"
        }
      }
    },
    "toast.withdrawn": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "notices"
        }
      }
    },
    "alert.raised": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "notices"
        }
      }
    },
    "entryAction.requested": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "entryActions"
        }
      }
    },
    "entry.changed": {
      "actions": "tellEntryChanged"
    },
    "place.found": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "session"
        }
      }
    },
    "place.chosen": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "session"
        }
      }
    },
    "place.wanted": {
      "actions": "lookUpPlace"
    },
    "token.refused": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "session"
        }
      }
    },
    "logout.requested": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "session"
        }
      }
    },
    "account.deleted": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "session"
        }
      }
    },
    "account.doubted": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "session"
        }
      }
    },
    "network.returned": {
      "actions": [
        {
          "type": "forward",
          "params": {
            "to": "session"
          }
        },
        {
          "type": "forward",
          "params": {
            "to": "push"
          }
        },
        {
          "type": "forward",
          "params": {
            "to": "leaving"
          }
        }
      ]
    },
    "session.left": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "leaving"
        }
      }
    },
    "leaving.resumed": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "leaving"
        }
      }
    },
    "offer.accepted": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "push"
        }
      }
    },
    "offer.declined": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "push"
        }
      }
    },
    "push.wanted": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "push"
        }
      }
    },
    "lookup.requested": {
      "actions": {
        "type": "forward",
        "params": {
          "to": "session"
        }
      }
    },
    "push.stood": {
      "actions": {
        "type": "keepPushOffer"
      }
    },
    "route.requested": {
      "guard": {
        "type": "isStillThere"
      },
      "actions": {
        "type": "goTo"
      }
    },
    "route.changed": {
      "guard": {
        "type": "isOtherPage"
      },
      "actions": "forgetGuardedPage"
    },
    "guard.opened": [
      {
        "guard": {
          "type": "isResumePage"
        },
        "actions": [
          {
            "type": "keepGuardedPage"
          },
          "forgetResume"
        ]
      },
      {
        "actions": {
          "type": "keepGuardedPage"
        }
      }
    ],
    "page.changed": {
      "actions": {
        "type": "keepGuardedPage"
      }
    },
    "resume.taken": {
      "guard": "hasResume",
      "actions": "goToResume"
    }
  },
  "initial": "signIn",
  "states": {
    "signIn": {
      "description": "Login and registration, over any page.",
      "initial": "starting",
      "on": {
        "session.ended": {
          "target": ".closed",
          "actions": [
            "tellPushOfLeaving",
            "tellNoticesOfLeaving",
            "tellEntryActionsOfLeaving",
            "forgetPerson",
            {
              "type": "tellLeft"
            },
            {
              "type": "goTo",
              "params": {
                "to": "/home"
              }
            },
            {
              "type": "toastDeletion"
            }
          ]
        },
        "session.adopted": [
          {
            "guard": {
              "type": "isOnPageOfOther"
            },
            "target": ".closed",
            "actions": [
              "tellPushOfPerson",
              {
                "type": "tellOfOther"
              },
              {
                "type": "keepUser"
              },
              {
                "type": "goTo",
                "params": {
                  "to": "/dashboard"
                }
              }
            ]
          },
          {
            "target": ".closed",
            "actions": [
              "tellPushOfPerson",
              {
                "type": "tellOfOther"
              },
              {
                "type": "keepUser"
              },
              "forgetReachedResume"
            ]
          }
        ],
        "session.confirmed": {
          "actions": "tellFinished"
        },
        "user.signedIn": {
          "target": ".closed",
          "actions": [
            "openSession",
            "tellPushOfPerson",
            {
              "type": "tellOfOther"
            },
            {
              "type": "keepUser"
            },
            "tellFinished",
            "goToDashboard",
            "forgetDashboard",
            "linkNumber"
          ]
        }
      },
      "states": {
        "starting": {
          "description": "A sign-in that a reload interrupted goes on.",
          "exit": "forgetDraft",
          "always": [
            {
              "guard": "wasLoggingIn",
              "target": "open"
            },
            {
              "guard": "wasRegistering",
              "target": "open.registering"
            },
            {
              "target": "closed"
            }
          ]
        },
        "closed": {
          "tags": "draft",
          "description": "No sign-in is open.",
          "on": {
            "login.requested": {
              "target": "open"
            },
            "guard.refused": {
              "target": "open",
              "actions": [
                "keepRefusedPage",
                {
                  "type": "goTo",
                  "params": {
                    "to": "/home",
                    "replace": true
                  }
                }
              ]
            },
            "session.ended": {
              "guard": {
                "type": "isExpiry"
              },
              "target": "open",
              "actions": [
                "tellPushOfLeaving",
                "keepExpiredPage"
              ]
            }
          }
        },
        "open": {
          "tags": "draft",
          "description": "The login or the registration is open over the page.",
          "initial": "loggingIn",
          "on": {
            "guard.refused": {
              "actions": [
                "keepRefusedPage",
                {
                  "type": "goTo",
                  "params": {
                    "to": "/home",
                    "replace": true
                  }
                }
              ]
            },
            "session.ended": {
              "guard": {
                "type": "isExpiry"
              },
              "actions": [
                "tellPushOfLeaving",
                "keepExpiredPage"
              ]
            },
            "session.adopted": {
              "guard": {
                "type": "isToBeLedBack"
              },
              "target": "closed",
              "actions": [
                "tellPushOfPerson",
                {
                  "type": "tellOfOther"
                },
                {
                  "type": "keepUser"
                },
                "goToResume"
              ]
            },
            "login.dismissed": [
              {
                "guard": "isOnGuardedPage",
                "target": "closed",
                "actions": {
                  "type": "goTo",
                  "params": {
                    "to": "/home"
                  }
                }
              },
              {
                "target": "closed"
              }
            ]
          },
          "states": {
            "loggingIn": {
              "description": "The login asks for the number and its code.",
              "on": {
                "user.unknown": {
                  "target": "registering",
                  "actions": {
                    "type": "keepNumber"
                  }
                }
              }
            },
            "registering": {
              "description": "The registration asks for the details of a new user.",
              "exit": "forgetNumber",
              "on": {
                "number.abandoned": {
                  "target": "loggingIn"
                }
              }
            }
          }
        }
      }
    }
  }
});
