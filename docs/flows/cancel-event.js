import { createMachine } from 'xstate';

export const cancelEventMachine = createMachine({
  "id": "cancelEvent",
  "description": "Cancels one event, in a dialog that names it.",
  "initial": "asking",
  "states": {
    "asking": {
      "description": "The host is asked whether the event is to be cancelled, and what its guests shall read.",
      "tags": "draft",
      "on": {
        "message.changed": {
          "actions": "keepMessage"
        },
        "cancel.closed": {
          "actions": "tellKept"
        },
        "cancel.confirmed": {
          "target": "cancelling",
          "actions": "forgetFailure"
        }
      }
    },
    "cancelling": {
      "description": "The service is asked to cancel; pressing again changes nothing.",
      "tags": "busy",
      "invoke": {
        "id": "cancelEvent",
        "src": "cancelEvent",
        "onDone": [
          {
            "guard": {
              "type": "isCancelled"
            },
            "target": "cancelled",
            "actions": [
              "tellCancelled",
              "toastCancelled"
            ]
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "asking",
            "actions": [
              {
                "type": "keepRefusal"
              },
              "tellDoubted"
            ]
          },
          {
            "target": "asking"
          }
        ],
        "onError": {
          "target": "asking",
          "actions": [
            "keepFailure",
            "tellDoubted"
          ]
        }
      }
    },
    "cancelled": {
      "type": "final",
      "description": "The event is cancelled, and nothing of the sentence is kept."
    }
  }
});
