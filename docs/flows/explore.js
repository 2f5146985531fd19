import { createMachine } from 'xstate';

export const exploreMachine = createMachine({
  "id": "explore",
  "description": "The six categories, and the services of the open one.",
  "initial": "choosing",
  "states": {
    "choosing": {
      "description": "The categories are shown.",
      "on": {
        "category.chosen": {
          "target": "viewing",
          "actions": "keepCategory"
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
                "target": "empty"
              }
            ],
            "onError": {
              "target": "failed",
              "actions": {
                "type": "toast",
                "params": {
                  "text": "Failed to fetch services.",
                  "tone": "failure"
                }
              }
            }
          }
        },
        "listing": {
          "description": "The services of the category are shown.",
          "on": {
            "service.chosen": {
              "target": "#explore.choosing",
              "actions": "openService"
            }
          }
        },
        "empty": {
          "description": "The category has no services."
        },
        "failed": {
          "description": "The services could not be fetched.",
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
