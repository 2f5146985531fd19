import { createMachine } from 'xstate';

export const splashMachine = createMachine({
  "id": "splash",
  "description": "Shows the brand while the stored token is checked.",
  "type": "parallel",
  "states": {
    "tagline": {
      "initial": "hidden",
      "states": {
        "hidden": {
          "description": "The brand stands alone for a moment.",
          "after": {
            "taglineDelay": {
              "target": "shown"
            }
          }
        },
        "shown": {
          "description": "The tagline is shown."
        }
      }
    },
    "leaving": {
      "initial": "presenting",
      "states": {
        "presenting": {
          "description": "The splash is shown for its time.",
          "after": {
            "splashDelay": {
              "target": "checking"
            }
          }
        },
        "checking": {
          "description": "The token is checked.",
          "invoke": {
            "id": "checkSession",
            "src": "checkSession",
            "onDone": [
              {
                "guard": {
                  "type": "isValid"
                },
                "target": "known"
              },
              {
                "target": "unknown"
              }
            ],
            "onError": {
              "target": "unknown"
            }
          }
        },
        "known": {
          "description": "A signed-in person goes to their dashboard.",
          "entry": {
            "type": "goTo",
            "params": {
              "to": "/dashboard"
            }
          }
        },
        "unknown": {
          "description": "A visitor goes to the home page.",
          "entry": {
            "type": "goTo",
            "params": {
              "to": "/home"
            }
          }
        }
      }
    }
  }
});
