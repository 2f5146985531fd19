import { createMachine } from 'xstate';

export const cancelBookingMachine = createMachine({
  "id": "cancelBooking",
  "description": "Cancels one booking, in a dialog that names it.",
  "initial": "asking",
  "states": {
    "asking": {
      "description": "The person is asked whether the booking is to be cancelled.",
      "on": {
        "cancel.closed": {
          "target": "closed",
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
        "id": "cancelBooking",
        "src": "cancelBooking",
        "onDone": [
          {
            "guard": {
              "type": "isCancelled"
            },
            "target": "closed",
            "actions": [
              "tellCancelled",
              "refreshCalendar",
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
              "tellDoubted",
              "refreshCalendar"
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
            "tellDoubted",
            "refreshCalendar"
          ]
        }
      }
    },
    "closed": {
      "type": "final",
      "description": "The booking is cancelled or kept, and the question is over."
    }
  }
});
