import { createMachine } from 'xstate';

export const appMachine = createMachine({
  "id": "app",
  "description": "What outlives a screen: session, notices, place, network, messages and sign-in.",
  "invoke": [
    {
      "id": "notices",
      "src": "notices"
    },
    {
      "id": "place",
      "src": "place"
    },
    {
      "id": "connection",
      "src": "connection"
    },
    {
      "id": "push",
      "src": "push"
    },
    {
      "id": "session",
      "src": "session"
    }
  ],
  "type": "parallel",
  "on": {
    "toast.raised": {
      "actions": "passToNotices"
    },
    "alert.raised": {
      "actions": "passToNotices"
    },
    "route.requested": {
      "actions": "route"
    },
    "place.found": {
      "actions": "passToSession"
    },
    "token.refused": {
      "actions": "passToSession"
    },
    "logout.requested": {
      "actions": "passToSession"
    },
    "network.returned": {
      "actions": [
        "passToSession",
        "passToPush"
      ]
    },
    "push.stood": {
      "actions": "keepPushOffer"
    },
    "offer.accepted": {
      "actions": "passToPush"
    },
    "offer.declined": {
      "actions": "passToPush"
    },
    "push.wanted": {
      "actions": "passToPush"
    },
    "guard.opened": [
      {
        "guard": "isResumePage",
        "actions": [
          "keepGuardedPage",
          "forgetResume"
        ]
      },
      {
        "actions": "keepGuardedPage"
      }
    ],
    "route.changed": {
      "guard": "isOtherPage",
      "actions": "forgetGuardedPage"
    },
    "lookup.requested": {
      "actions": "passToPlace"
    },
    "resume.taken": {
      "guard": "hasResume",
      "actions": "goToResume"
    }
  },
  "states": {
    "signIn": {
      "initial": "starting",
      "on": {
        "guard.refused": {
          "target": ".loggingIn",
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
        "session.ended": [
          {
            "guard": {
              "type": "isLeft"
            },
            "actions": [
              "tellPushOfLeaving",
              "forgetResume",
              {
                "type": "goTo",
                "params": {
                  "to": "/home",
                  "replace": false
                }
              }
            ]
          },
          {
            "target": ".loggingIn",
            "actions": [
              "tellPushOfLeaving",
              "keepExpiredPage"
            ]
          }
        ],
        "session.adopted": [
          {
            "guard": "isOnPageOfOther",
            "target": ".closed",
            "actions": [
              "tellPushOfPerson",
              "forgetResumeOfOthers",
              "keepUser",
              {
                "type": "goTo",
                "params": {
                  "to": "/dashboard",
                  "replace": false
                }
              }
            ]
          },
          {
            "target": ".closed",
            "actions": [
              "tellPushOfPerson",
              "forgetResumeOfOthers",
              "keepUser"
            ]
          }
        ],
        "user.signedIn": {
          "target": ".closed",
          "actions": [
            "openSession",
            "tellPushOfPerson",
            "forgetResumeOfOthers",
            "keepUser",
            "keepNumber",
            "tellFinished",
            {
              "type": "goTo",
              "params": {
                "to": "/dashboard",
                "replace": false
              }
            }
          ]
        }
      },
      "states": {
        "starting": {
          "description": "A sign-in that a reload interrupted goes on.",
          "always": [
            {
              "guard": "wasLoggingIn",
              "target": "loggingIn"
            },
            {
              "guard": "wasRegistering",
              "target": "registering"
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
              "target": "loggingIn"
            }
          }
        },
        "loggingIn": {
          "tags": "draft",
          "description": "The login is open over the page.",
          "on": {
            "user.unknown": {
              "target": "registering",
              "actions": "keepNumber"
            },
            "login.dismissed": [
              {
                "guard": "isOnGuardedPage",
                "target": "closed",
                "actions": {
                  "type": "goTo",
                  "params": {
                    "to": "/home",
                    "replace": false
                  }
                }
              },
              {
                "target": "closed"
              }
            ]
          }
        },
        "registering": {
          "tags": "draft",
          "description": "The registration is open over the page.",
          "on": {
            "number.abandoned": {
              "target": "loggingIn"
            },
            "login.dismissed": [
              {
                "guard": "isOnGuardedPage",
                "target": "closed",
                "actions": {
                  "type": "goTo",
                  "params": {
                    "to": "/home",
                    "replace": false
                  }
                }
              },
              {
                "target": "closed"
              }
            ]
          }
        }
      }
    },
    "linking": {
      "initial": "idle",
      "states": {
        "idle": {
          "description": "Nothing waits to be linked.",
          "on": {
            "user.signedIn": {
              "target": "linkingInvitations"
            }
          }
        },
        "linkingInvitations": {
          "description": "Invitations sent to the proven number are claimed; silent on failure.",
          "invoke": {
            "id": "linkPending",
            "src": "linkPending",
            "onDone": {
              "target": "idle"
            },
            "onError": {
              "target": "idle"
            }
          },
          "on": {
            "user.signedIn": {
              "target": "linkingInvitations",
              "reenter": true
            }
          }
        }
      }
    }
  }
});
