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
    "token": {
      "initial": "loading",
      "states": {
        "loading": {
          "description": "The token is checked while the splash is shown.",
          "invoke": {
            "id": "checkSession",
            "src": "checkSession",
            "onDone": [
              {
                "guard": {
                  "type": "isValid"
                },
                "target": "valid"
              },
              {
                "target": "invalid"
              }
            ],
            "onError": {
              "target": "invalid"
            }
          }
        },
        "valid": {
          "description": "The person is signed in."
        },
        "invalid": {
          "description": "There is no valid token."
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
              "target": "waiting"
            }
          }
        },
        "waiting": {
          "description": "The splash stays until the token’s answer is there.",
          "always": [
            {
              "guard": "isKnown",
              "target": "known"
            },
            {
              "guard": "isUnknown",
              "target": "unknown"
            }
          ]
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
