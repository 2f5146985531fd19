import { createMachine } from 'xstate';

export const serviceBookingMachine = createMachine({
  "id": "serviceBooking",
  "description": "Books one slot on a partner’s service.",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "The booking goes on where it was left, or waits to be opened.",
      "always": [
        {
          "guard": "wasChoosing",
          "target": "choosing"
        },
        {
          "target": "viewing"
        }
      ]
    },
    "viewing": {
      "description": "The service is shown with all that is known of it.",
      "tags": "draft",
      "on": {
        "booking.opened": {
          "target": "choosing",
          "actions": {
            "type": "keepToday"
          }
        }
      }
    },
    "choosing": {
      "description": "The person chooses a day and a slot.",
      "initial": "picking",
      "entry": "forgetOffer",
      "exit": [
        "withdrawToast",
        "withdrawPrompt"
      ],
      "invoke": {
        "id": "slotChoice",
        "src": "slotChoice",
        "onError": {
          "target": "viewing",
          "actions": "forgetRefusal"
        }
      },
      "on": {
        "choice.changed": [
          {
            "guard": {
              "type": "isListAlone"
            },
            "actions": [
              {
                "type": "keepChoice"
              },
              "withdrawToast"
            ]
          },
          {
            "actions": [
              {
                "type": "keepChoice"
              },
              "withdrawToast",
              "withdrawPrompt"
            ]
          }
        ],
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
      "states": {
        "picking": {
          "description": "The person looks at days and slots, from today on, also when the day turns.",
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
            "booking.closed": {
              "target": "#serviceBooking.viewing",
              "actions": "forgetRefusal"
            },
            "booking.submitted": [
              {
                "guard": "hasNoSlot",
                "actions": {
                  "type": "toast",
                  "params": {
                    "text": "Select a slot first!",
                    "tone": "failure",
                    "topic": "prompt"
                  }
                }
              },
              {
                "target": "confirming",
                "actions": [
                  "forgetRefusal",
                  "keepOrder"
                ]
              }
            ]
          }
        },
        "confirming": {
          "description": "The service is asked to book; pressing again changes nothing.",
          "tags": [
            "busy",
            "draft"
          ],
          "invoke": {
            "id": "confirmBooking",
            "src": "confirmBooking",
            "onDone": [
              {
                "guard": {
                  "type": "isBooked"
                },
                "target": "#serviceBooking.booked",
                "actions": [
                  {
                    "type": "keepAnswer"
                  },
                  {
                    "type": "toast"
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
                    "type": "keepAnswer"
                  },
                  {
                    "type": "toast"
                  },
                  "forgetOrder",
                  "refreshSlots"
                ]
              },
              {
                "target": "picking",
                "actions": [
                  {
                    "type": "keepAnswer"
                  },
                  {
                    "type": "toast"
                  }
                ]
              }
            ],
            "onError": {
              "target": "picking",
              "actions": {
                "type": "toast",
                "params": {
                  "text": "Booking failed.",
                  "tone": "failure"
                }
              }
            }
          }
        }
      }
    },
    "booked": {
      "description": "The slot is the person’s; it can be put into their own calendar.",
      "tags": "settled",
      "exit": "forgetOrder",
      "on": {
        "booking.closed": {
          "target": "viewing",
          "actions": "forgetChoice"
        }
      }
    }
  }
});
