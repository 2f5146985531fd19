import { createMachine } from 'xstate';

export const deleteAccountMachine = createMachine({
  "id": "deleteAccount",
  "description": "Deletes the account, after the last digits of its number and a new code.",
  "initial": "confirming",
  "states": {
    "confirming": {
      "description": "The person reads what goes, and types the last digits of their number.",
      "on": {
        "digits.changed": {
          "actions": "keepDigits"
        },
        "deletion.confirmed": {
          "guard": "hasDigits",
          "target": "provingPhone",
          "actions": "forgetFailure"
        },
        "deletion.closed": {
          "target": "closed"
        }
      }
    },
    "provingPhone": {
      "description": "The person proves with a new code that the number is still theirs.",
      "on": {
        "deletion.closed": {
          "target": "closed"
        }
      },
      "invoke": {
        "id": "otp",
        "src": "otp",
        "onDone": [
          {
            "guard": {
              "type": "isConfirmed"
            },
            "target": "deleting",
            "actions": {
              "type": "keepProof"
            }
          },
          {
            "target": "confirming",
            "actions": {
              "type": "keepEndOfCode"
            }
          }
        ],
        "onError": {
          "target": "confirming",
          "actions": "keepFailure"
        }
      }
    },
    "deleting": {
      "description": "The service deletes the account; the dialog stays open until it has answered.",
      "tags": "busy",
      "invoke": {
        "id": "deleteAccount",
        "src": "deleteAccount",
        "onDone": [
          {
            "guard": {
              "type": "isDeleted"
            },
            "target": "deleted",
            "actions": "tellDeleted"
          },
          {
            "guard": {
              "type": "isTooOld"
            },
            "target": "confirming",
            "actions": "dropProof"
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "failed",
            "actions": {
              "type": "keepRefusal"
            }
          },
          {
            "target": "closed"
          }
        ],
        "onError": {
          "target": "failed",
          "actions": [
            "keepUnanswered",
            "tellDoubted"
          ]
        }
      }
    },
    "failed": {
      "description": "The service refused, or gave no answer; it can be tried again.",
      "on": {
        "deletion.retried": {
          "target": "deleting"
        },
        "deletion.closed": [
          {
            "guard": "isUnanswered",
            "target": "closed",
            "actions": "tellDoubted"
          },
          {
            "target": "closed"
          }
        ]
      }
    },
    "deleted": {
      "type": "final",
      "description": "The account is gone, and the device forgets the person."
    },
    "closed": {
      "type": "final",
      "description": "The account stays, as far as is known, and the question is over.",
      "entry": "tellClosed"
    }
  }
});
