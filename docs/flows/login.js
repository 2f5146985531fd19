import { createMachine } from 'xstate';

export const loginMachine = createMachine({
  "id": "login",
  "description": "Signs a person in by their mobile number and a one-time code.",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "The flow goes on where it was left, or begins with the number.",
      "always": [
        {
          "guard": "isCodeRequested",
          "target": "provingPhone"
        },
        {
          "target": "enteringPhone"
        }
      ]
    },
    "enteringPhone": {
      "description": "The person types their mobile number.",
      "tags": "draft",
      "entry": "forgetCode",
      "on": {
        "number.changed": {
          "actions": "keepNumber"
        },
        "country.changed": {
          "actions": "keepCountry"
        },
        "number.submitted": {
          "guard": "isPossibleNumber",
          "target": "checkingUser"
        }
      }
    },
    "checkingUser": {
      "description": "The service is asked whether the number has an account.",
      "tags": "busy",
      "entry": "forgetRefusal",
      "invoke": {
        "id": "checkUser",
        "src": "checkUser",
        "onDone": [
          {
            "guard": {
              "type": "isKnown"
            },
            "target": "provingPhone"
          },
          {
            "guard": {
              "type": "isUnknown"
            },
            "target": "unknownUser"
          },
          {
            "target": "enteringPhone",
            "actions": [
              {
                "type": "keepRefusal"
              },
              {
                "type": "toast",
                "params": {
                  "text": "Error checking user existence",
                  "tone": "failure"
                }
              }
            ]
          }
        ],
        "onError": {
          "target": "enteringPhone",
          "actions": {
            "type": "toast",
            "params": {
              "text": "Error checking user existence",
              "tone": "failure"
            }
          }
        }
      }
    },
    "provingPhone": {
      "description": "The person proves with a code that the number is theirs, and is logged in.",
      "tags": "draft",
      "on": {
        "code.awaited": {
          "actions": "keepAwaited"
        }
      },
      "invoke": {
        "id": "phoneProof",
        "src": "phoneProof",
        "onDone": [
          {
            "guard": {
              "type": "isSignedIn"
            },
            "target": "signedIn"
          },
          {
            "target": "enteringPhone",
            "actions": {
              "type": "keepRefusal"
            }
          }
        ],
        "onError": {
          "target": "enteringPhone",
          "actions": {
            "type": "toast",
            "params": {
              "text": "Invalid OTP or login failed. Please try again.",
              "tone": "failure"
            }
          }
        }
      }
    },
    "signedIn": {
      "description": "The person is signed in.",
      "type": "final"
    },
    "unknownUser": {
      "description": "The number has no account yet; registration takes over.",
      "tags": "draft",
      "entry": "tellUnknown",
      "type": "final"
    }
  }
});
