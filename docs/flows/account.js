import { createMachine } from 'xstate';

export const accountMachine = createMachine({
  "id": "account",
  "description": "The name and number of the person, and the devices that are signed in.",
  "initial": "fetching",
  "states": {
    "fetching": {
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
      },
      "initial": "loading",
      "states": {
        "loading": {
          "description": "The account is being fetched."
        },
        "retrying": {
          "description": "The account is being fetched once more; logging out everywhere stays offered.",
          "on": {
            "everywhere.chosen": {
              "actions": "tellLogout"
            }
          }
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
        "data.requested": {
          "guard": "canDownload",
          "target": "downloading"
        },
        "deletion.requested": {
          "guard": "canDelete",
          "target": "askedToDelete"
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
    "downloading": {
      "description": "All that the service holds about the person is fetched and saved as a file.",
      "tags": "busy",
      "invoke": {
        "id": "downloadData",
        "src": "downloadData",
        "onDone": [
          {
            "guard": {
              "type": "isSaved"
            },
            "target": "shown",
            "actions": {
              "type": "toast",
              "params": {
                "text": "Your data was saved as a file.",
                "tone": "success",
                "topic": "data"
              }
            }
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "shown",
            "actions": {
              "type": "toast"
            }
          },
          {
            "target": "shown"
          }
        ],
        "onError": {
          "target": "shown",
          "actions": {
            "type": "toast",
            "params": {
              "text": "Your data could not be downloaded. Check your connection and try again.",
              "tone": "failure",
              "topic": "data"
            }
          }
        }
      }
    },
    "askedToDelete": {
      "description": "The person is asked whether the account is to be deleted.",
      "on": {
        "deletion.closed": {
          "target": "shown"
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
          "target": "fetching.retrying"
        }
      }
    }
  }
});
