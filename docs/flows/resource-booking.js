import { createMachine } from 'xstate';

export const resourceBookingMachine = createMachine({
  "id": "resourceBooking",
  "description": "Books slots of one day on a resource, today’s unless another day is chosen.",
  "type": "parallel",
  "invoke": {
    "id": "slotChoice",
    "src": "slotChoice",
    "onError": {
      "target": ".booking.viewing",
      "actions": "forgetRefusal"
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
  "states": {
    "day": {
      "initial": "passing",
      "states": {
        "passing": {
          "description": "The slots are those of today, or of a later day; no day is shown that is over.",
          "invoke": {
            "id": "awaitNextDay",
            "src": "awaitNextDay",
            "onDone": {
              "target": "passing",
              "reenter": true,
              "actions": [
                {
                  "type": "keepToday"
                },
                "showDay"
              ]
            },
            "onError": {}
          }
        }
      }
    },
    "booking": {
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
          "description": "The person looks at the resource.",
          "tags": "draft",
          "on": {
            "booking.opened": {
              "guard": "hasFreeSlots",
              "target": "choosing"
            }
          }
        },
        "choosing": {
          "description": "The person chooses one or more slots.",
          "tags": "draft",
          "on": {
            "booking.closed": {
              "target": "viewing",
              "actions": [
                "forgetRefusal",
                "withdrawToast"
              ]
            },
            "booking.submitted": {
              "guard": "hasChosen",
              "target": "confirming",
              "actions": [
                "forgetRefusal",
                "keepOrder"
              ]
            }
          }
        },
        "confirming": {
          "description": "The service is asked to book all chosen slots; pressing again changes nothing.",
          "tags": [
            "busy",
            "draft"
          ],
          "invoke": {
            "id": "bookResource",
            "src": "bookResource",
            "onDone": [
              {
                "guard": {
                  "type": "isBooked"
                },
                "target": "booked",
                "actions": [
                  {
                    "type": "keepAnswer"
                  },
                  "dropOrdered",
                  "alertBooked"
                ]
              },
              {
                "guard": {
                  "type": "isRefused"
                },
                "target": "choosing",
                "actions": [
                  {
                    "type": "keepAnswer"
                  },
                  "alertFailed",
                  "forgetOrder",
                  "refreshSlots"
                ]
              },
              {
                "guard": {
                  "type": "isUnclear"
                },
                "target": "choosing",
                "actions": [
                  {
                    "type": "keepAnswer"
                  },
                  "alertFailed"
                ]
              },
              {
                "target": "choosing",
                "actions": {
                  "type": "toast",
                  "params": {
                    "text": "You are not authorized.",
                    "tone": "failure",
                    "topic": "session"
                  }
                }
              }
            ],
            "onError": {
              "target": "choosing",
              "actions": "alertFailed"
            }
          }
        },
        "booked": {
          "description": "The slots are the person’s; they can be put into their own calendar.",
          "tags": "settled",
          "exit": "forgetOrder",
          "on": {
            "booking.closed": {
              "target": "viewing"
            }
          }
        }
      }
    }
  }
});
