import { createMachine } from 'xstate';

export const registrationMachine = createMachine({
  "id": "registration",
  "description": "Makes an account for a number that has none yet.",
  "initial": "enteringDetails",
  "states": {
    "enteringDetails": {
      "description": "The person fills in their details and agrees to the terms.",
      "tags": "draft",
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
            "guard": "isDobWrong",
            "actions": "markDobWrong"
          },
          {
            "guard": "canRegister",
            "target": "provingPhone"
          }
        ],
        "number.abandoned": {
          "target": "abandoned"
        }
      }
    },
    "provingPhone": {
      "description": "The person proves with a code that the number is theirs, and is registered.",
      "tags": "draft",
      "invoke": {
        "id": "phoneProof",
        "src": "phoneProof",
        "onDone": [
          {
            "guard": {
              "type": "isSignedIn"
            },
            "target": "registered"
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
              "type": "keepRefusal"
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
    "registered": {
      "description": "The person has an account and is signed in.",
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
