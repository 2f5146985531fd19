import { createMachine } from 'xstate';

export const resourceMachine = createMachine({
  "id": "resource",
  "description": "One resource: its name, place and capacity.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The resource is being fetched.",
      "invoke": {
        "id": "getResource",
        "src": "getResource",
        "onDone": [
          {
            "guard": {
              "type": "isFound"
            },
            "target": "shown",
            "actions": {
              "type": "keepResource"
            }
          },
          {
            "target": "missing"
          }
        ],
        "onError": {
          "target": "failed"
        }
      }
    },
    "shown": {
      "description": "The resource is shown; its slots are a flow of their own."
    },
    "missing": {
      "description": "The address names no resource that the service has."
    },
    "failed": {
      "description": "The resource could not be fetched.",
      "on": {
        "resource.retried": {
          "target": "loading"
        }
      }
    }
  }
});
