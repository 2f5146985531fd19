import { createMachine } from 'xstate';

export const registrationMachine = createMachine({
  "id": "registration",
  "description": "Makes an account for a number that has none yet.",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "The flow goes on where it was left, or begins with the details.",
      "always": [
        {
          "guard": "isCodeRequested",
          "target": "confirmingPhone"
        },
        {
          "target": "enteringDetails"
        }
      ]
    },
    "enteringDetails": {
      "description": "The person says who they are and agrees to the terms.",
      "tags": "draft",
      "entry": "forgetCode",
      "on": {
        "name.changed": {
          "actions": "keepName"
        },
        "dob.changed": {
          "actions": "keepDob"
        },
        "aadhaar.changed": {
          "actions": "keepAadhaar"
        },
        "terms.changed": {
          "actions": "keepAgreement"
        },
        "details.submitted": [
          {
            "guard": "isDobInFuture",
            "actions": "markDobInFuture"
          },
          {
            "guard": "canRegister",
            "target": "confirmingPhone"
          }
        ],
        "number.abandoned": {
          "target": "abandoned"
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
            "target": "signingUp",
            "actions": {
              "type": "keepProof"
            }
          },
          {
            "guard": {
              "type": "isNumberAskedAgain"
            },
            "target": "abandoned"
          },
          {
            "target": "enteringDetails",
            "actions": {
              "type": "keepOtpRefusal"
            }
          }
        ],
        "onError": {
          "target": "enteringDetails",
          "actions": {
            "type": "toast",
            "params": {
              "text": "Error registering user.",
              "tone": "failure"
            }
          }
        }
      }
    },
    "signingUp": {
      "description": "The service makes the account and opens its session.",
      "tags": "busy",
      "entry": "forgetRefusal",
      "invoke": {
        "id": "signup",
        "src": "signup",
        "onDone": [
          {
            "guard": {
              "type": "isRegistered"
            },
            "target": "registered",
            "actions": {
              "type": "keepSession"
            }
          },
          {
            "guard": {
              "type": "isIncomplete"
            },
            "target": "signupFailed",
            "actions": [
              {
                "type": "keepRefusal"
              },
              {
                "type": "toast",
                "params": {
                  "text": "Registration failed.",
                  "tone": "failure"
                }
              }
            ]
          },
          {
            "target": "signupFailed",
            "actions": [
              {
                "type": "keepRefusal"
              },
              {
                "type": "toast",
                "params": {
                  "text": "Error registering user.",
                  "tone": "failure"
                }
              }
            ]
          }
        ],
        "onError": {
          "target": "signupFailed",
          "actions": {
            "type": "toast",
            "params": {
              "text": "Error registering user.",
              "tone": "failure"
            }
          }
        }
      }
    },
    "signupFailed": {
      "description": "The number is proven but no account was made; it can be tried again.",
      "on": {
        "signup.retried": {
          "target": "signingUp"
        },
        "number.abandoned": {
          "target": "abandoned"
        }
      }
    },
    "registered": {
      "description": "The person has an account and is signed in.",
      "entry": [
        {
          "type": "toast",
          "params": {
            "text": "Registration successful!",
            "tone": "success"
          }
        },
        "tellSignedIn"
      ],
      "type": "final"
    },
    "abandoned": {
      "description": "The number is asked for again; the details are kept.",
      "tags": "draft",
      "entry": "tellNumberAbandoned",
      "type": "final"
    }
  }
});
