import { createMachine } from 'xstate';

export const phoneProofMachine = createMachine({
  "id": "phoneProof",
  "description": "A code proves the number, and the service opens a session for it.",
  "initial": "confirmingPhone",
  "states": {
    "confirmingPhone": {
      "description": "The person proves with a code that the number is theirs.",
      "invoke": {
        "id": "otp",
        "src": "otp",
        "onDone": [
          {
            "guard": {
              "type": "isConfirmed"
            },
            "target": "openingSession",
            "actions": {
              "type": "keepProof"
            }
          },
          {
            "guard": {
              "type": "isNotSent"
            },
            "target": "notSent",
            "actions": {
              "type": "keepRefusal"
            }
          },
          {
            "target": "numberAskedAgain"
          }
        ],
        "onError": {
          "target": "notSent",
          "actions": {
            "type": "toast"
          }
        }
      }
    },
    "openingSession": {
      "description": "The service logs the person in, or makes their account.",
      "tags": "busy",
      "entry": {
        "type": "keepRefusal",
        "params": {
          "refusal": null
        }
      },
      "invoke": {
        "id": "openSession",
        "src": "openSession",
        "onDone": [
          {
            "guard": {
              "type": "isSignedIn"
            },
            "target": "signedIn",
            "actions": {
              "type": "tellSignedIn"
            }
          },
          {
            "guard": {
              "type": "isRegistered"
            },
            "target": "signedIn",
            "actions": [
              {
                "type": "tellSignedIn"
              },
              {
                "type": "toast",
                "params": {
                  "text": "Registration successful!",
                  "tone": "success"
                }
              }
            ]
          },
          {
            "guard": {
              "type": "isTooOld"
            },
            "target": "confirmingPhone",
            "actions": "renewProof"
          },
          {
            "guard": {
              "type": "isIncomplete"
            },
            "target": "failed",
            "actions": [
              {
                "type": "keepRefusal",
                "params": {
                  "refusal": "Registration failed."
                }
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
            "guard": {
              "type": "isInvalid"
            },
            "target": "invalid",
            "actions": [
              {
                "type": "keepRefusal"
              },
              {
                "type": "toast"
              }
            ]
          },
          {
            "target": "failed",
            "actions": [
              {
                "type": "keepRefusal"
              },
              {
                "type": "toast"
              }
            ]
          }
        ],
        "onError": {
          "target": "failed",
          "actions": {
            "type": "toast"
          }
        }
      }
    },
    "failed": {
      "description": "The number is proven but no session was opened; it can be tried again.",
      "on": {
        "signIn.retried": {
          "target": "openingSession"
        },
        "number.abandoned": {
          "target": "numberAskedAgain"
        }
      }
    },
    "signedIn": {
      "description": "The person is signed in.",
      "type": "final",
      "output": {
        "outcome": "signedIn"
      }
    },
    "notSent": {
      "description": "No code could be sent; the person can try again from the form before.",
      "type": "final"
    },
    "invalid": {
      "description": "The service does not take the details; the person can mend them.",
      "type": "final"
    },
    "numberAskedAgain": {
      "description": "The person has to enter their number again.",
      "type": "final",
      "output": {
        "outcome": "numberAskedAgain"
      }
    }
  }
});
