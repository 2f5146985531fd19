import { createMachine } from 'xstate';

export const moveBookingMachine = createMachine({
  "id": "moveBooking",
  "description": "Moves one booking to another slot, in a dialog that names its present time.",
  "invoke": {
    "id": "slotChoice",
    "src": "slotChoice",
    "onError": {
      "target": ".closed",
      "actions": "tellKept"
    }
  },
  "on": {
    "choice.changed": {
      "actions": [
        {
          "type": "keepChoice"
        },
        "withdrawToast"
      ]
    },
    "slots.failed": {
      "actions": [
        "forgetOffer",
        {
          "type": "toast",
          "params": {
            "text": "Failed to fetch slots.",
            "tone": "failure",
            "topic": "slots"
          }
        }
      ]
    }
  },
  "initial": "picking",
  "states": {
    "picking": {
      "description": "The person looks at days and slots, from today on, also when the day turns; the booking stays where it is.",
      "tags": "draft",
      "invoke": {
        "id": "awaitNextDay",
        "src": "awaitNextDay",
        "onDone": {
          "target": "picking",
          "reenter": true,
          "actions": [
            {
              "type": "keepToday"
            },
            "showDay"
          ]
        },
        "onError": {}
      },
      "on": {
        "move.closed": {
          "target": "closed",
          "actions": "tellKept"
        },
        "move.confirmed": {
          "guard": "hasChosen",
          "target": "moving",
          "actions": "forgetFailure"
        }
      }
    },
    "moving": {
      "description": "The service is asked to move the booking; pressing again changes nothing.",
      "tags": "busy",
      "invoke": {
        "id": "moveBooking",
        "src": "moveBooking",
        "onDone": [
          {
            "guard": {
              "type": "isMoved"
            },
            "target": "closed",
            "actions": [
              {
                "type": "tellMoved"
              },
              "refreshCalendar",
              {
                "type": "toast",
                "params": {
                  "text": "Booking moved.",
                  "tone": "success"
                }
              }
            ]
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "picking",
            "actions": [
              {
                "type": "keepRefusal"
              },
              "refreshSlots",
              "tellDoubted",
              "refreshCalendar"
            ]
          },
          {
            "guard": {
              "type": "isUnclear"
            },
            "target": "picking",
            "actions": [
              {
                "type": "keepRefusal"
              },
              "tellDoubted",
              "refreshCalendar"
            ]
          },
          {
            "target": "picking"
          }
        ],
        "onError": {
          "target": "picking",
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
      "entry": "withdrawToast",
      "description": "The booking is moved or kept, and the dialog is over."
    }
  }
});
