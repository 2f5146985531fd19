import { createMachine } from 'xstate';

export const exploreMachine = createMachine({
  "id": "explore",
  "description": "The six categories, and the services of the open one.",
  "invoke": {
    "id": "watchPlace",
    "src": "watchPlace",
    "onError": {}
  },
  "on": {
    "place.changed": {
      "actions": {
        "type": "keepPlace"
      }
    }
  },
  "initial": "choosing",
  "states": {
    "choosing": {
      "description": "The categories are shown.",
      "on": {
        "category.chosen": {
          "target": "viewing",
          "actions": [
            "keepCategory",
            "seekPlace"
          ]
        }
      }
    },
    "viewing": {
      "description": "One category is open.",
      "initial": "loading",
      "exit": "emptyList",
      "on": {
        "category.closed": {
          "target": "choosing"
        },
        "place.changed": {
          "guard": {
            "type": "isElsewhere"
          },
          "target": ".loading",
          "actions": {
            "type": "keepPlace"
          }
        }
      },
      "states": {
        "loading": {
          "description": "The services of the category are being fetched.",
          "invoke": {
            "id": "listServices",
            "src": "listServices",
            "onDone": [
              {
                "guard": {
                  "type": "hasServices"
                },
                "target": "listing",
                "actions": {
                  "type": "keepServices"
                }
              },
              {
                "target": "empty",
                "actions": "emptyList"
              }
            ],
            "onError": {
              "target": "failed",
              "actions": "emptyList"
            }
          }
        },
        "listing": {
          "description": "The services of the category are shown.",
          "on": {
            "service.chosen": {
              "target": "#explore.choosing",
              "actions": "openService"
            },
            "sort.chosen": {
              "actions": {
                "type": "keepSort"
              }
            },
            "place.changed": {
              "guard": {
                "type": "isElsewhere"
              },
              "target": "refreshing",
              "reenter": true,
              "actions": {
                "type": "keepPlace"
              }
            }
          }
        },
        "refreshing": {
          "description": "The place is another one: the services are asked for anew, and stay meanwhile.",
          "on": {
            "service.chosen": {
              "target": "#explore.choosing",
              "actions": "openService"
            },
            "sort.chosen": {
              "actions": {
                "type": "keepSort"
              }
            },
            "place.changed": {
              "guard": {
                "type": "isElsewhere"
              },
              "target": "refreshing",
              "reenter": true,
              "actions": {
                "type": "keepPlace"
              }
            }
          },
          "invoke": {
            "id": "listServices",
            "src": "listServices",
            "onDone": [
              {
                "guard": {
                  "type": "hasServices"
                },
                "target": "listing",
                "actions": {
                  "type": "keepServices"
                }
              },
              {
                "target": "empty",
                "actions": "emptyList"
              }
            ],
            "onError": {
              "target": "failed",
              "actions": "emptyList"
            }
          }
        },
        "empty": {
          "description": "The category has no services."
        },
        "failed": {
          "description": "The services could not be fetched.",
          "entry": {
            "type": "toast",
            "params": {
              "text": "Failed to fetch services.",
              "tone": "failure",
              "topic": "load"
            }
          },
          "exit": "withdrawToast",
          "on": {
            "services.retried": {
              "target": "loading"
            }
          }
        }
      }
    }
  }
});
