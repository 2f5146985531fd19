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
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "keepResource"
          }
        },
        "onError": {
          "target": "failed"
        }
      }
    },
    "shown": {
      "description": "The resource is shown; its slots are a flow of their own."
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
