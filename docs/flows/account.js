import { createMachine } from 'xstate';

export const accountMachine = createMachine({
  "id": "account",
  "description": "The name and number of the person, and the devices that are signed in.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The account is being fetched.",
      "invoke": {
        "id": "getAccount",
        "src": "getAccount",
        "onDone": [
          {
            "guard": {
              "type": "isFound"
            },
            "target": "shown",
            "actions": {
              "type": "keepAccount"
            }
          },
          {
            "target": "absent"
          }
        ],
        "onError": {
          "target": "failed"
        }
      }
    },
    "shown": {
      "description": "The account is shown; any other device can be logged out.",
      "entry": "forgetLeaving",
      "on": {
        "everywhere.chosen": {
          "actions": "tellLogout"
        },
        "device.chosen": {
          "guard": {
            "type": "canEnd"
          },
          "target": "endingSession",
          "actions": "keepLeaving"
        }
      }
    },
    "endingSession": {
      "description": "The service ends the session of one device; pressing again changes nothing.",
      "tags": "busy",
      "invoke": {
        "id": "endSession",
        "src": "endSession",
        "onDone": [
          {
            "guard": {
              "type": "isEnded"
            },
            "target": "shown",
            "actions": [
              "dropDevice",
              {
                "type": "toast"
              }
            ]
          },
          {
            "target": "shown"
          }
        ],
        "onError": {
          "target": "shown",
          "actions": {
            "type": "toast"
          }
        }
      }
    },
    "absent": {
      "description": "The service tells nothing of accounts; logging out everywhere is still offered.",
      "on": {
        "everywhere.chosen": {
          "actions": "tellLogout"
        }
      }
    },
    "failed": {
      "description": "The account could not be fetched, and can be asked for again.",
      "on": {
        "everywhere.chosen": {
          "actions": "tellLogout"
        },
        "account.retried": {
          "target": "loading"
        }
      }
    }
  }
});
