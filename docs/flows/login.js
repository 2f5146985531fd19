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
          "target": "confirmingPhone"
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
      "invoke": {
        "id": "checkUser",
        "src": "checkUser",
        "onDone": [
          {
            "guard": {
              "type": "isKnown"
            },
            "target": "confirmingPhone"
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
    "confirmingPhone": {
      "description": "The person proves with a code that the number is theirs.",
      "tags": "draft",
      "invoke": {
        "id": "otp",
        "src": "otp",
        "onDone": [
          {
            "guard": {
              "type": "isConfirmed"
            },
            "target": "loggingIn",
            "actions": {
              "type": "keepProof"
            }
          },
          {
            "target": "enteringPhone",
            "actions": {
              "type": "keepOtpRefusal"
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
    "loggingIn": {
      "description": "The service opens a session for the proven number.",
      "tags": "busy",
      "entry": "forgetRefusal",
      "invoke": {
        "id": "login",
        "src": "login",
        "onDone": [
          {
            "guard": {
              "type": "isSignedIn"
            },
            "target": "signedIn",
            "actions": {
              "type": "keepSession"
            }
          },
          {
            "target": "loginFailed",
            "actions": [
              {
                "type": "keepRefusal"
              },
              {
                "type": "toast",
                "params": {
                  "text": "Invalid OTP or login failed. Please try again.",
                  "tone": "failure"
                }
              }
            ]
          }
        ],
        "onError": {
          "target": "loginFailed",
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
    "loginFailed": {
      "description": "The number is proven but no session was opened; it can be tried again.",
      "on": {
        "login.retried": {
          "target": "loggingIn"
        },
        "number.abandoned": {
          "target": "enteringPhone",
          "actions": "forgetRefusal"
        }
      }
    },
    "signedIn": {
      "description": "The person is signed in.",
      "entry": "tellSignedIn",
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
