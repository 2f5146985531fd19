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
          "target": "choosing"
        }
      }
    },
    "choosing": {
      "description": "A day and a slot are chosen.",
      "initial": "picking",
      "invoke": {
        "id": "slotChoice",
        "src": "slotChoice",
        "onError": {
          "target": "viewing",
          "actions": "forgetRefusal"
        }
      },
      "on": {
        "slots.failed": {
          "actions": {
            "type": "toast",
            "params": {
              "text": "Failed to fetch slots.",
              "tone": "failure"
            }
          }
        }
      },
      "states": {
        "picking": {
          "description": "The person looks at days and slots.",
          "tags": "draft",
          "on": {
            "choice.changed": {
              "actions": "keepChoice"
            },
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
                    "tone": "failure"
                  }
                }
              },
              {
                "guard": "hasNoUser",
                "actions": {
                  "type": "toast",
                  "params": {
                    "text": "You are not authorized.",
                    "tone": "failure"
                  }
                }
              },
              {
                "target": "confirming",
                "actions": "forgetRefusal"
              }
            ]
          }
        },
        "confirming": {
          "description": "The service is asked to book; pressing again changes nothing.",
          "tags": "busy",
          "invoke": {
            "id": "confirmBooking",
            "src": "confirmBooking",
            "onDone": [
              {
                "guard": {
                  "type": "isBooked"
                },
                "target": "#serviceBooking.booked",
                "actions": {
                  "type": "toastBooked"
                }
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
                  "toastRefusal",
                  "refreshSlots"
                ]
              },
              {
                "target": "picking",
                "actions": {
                  "type": "toast",
                  "params": {
                    "text": "You are not authorized.",
                    "tone": "failure"
                  }
                }
              }
            ],
            "onError": {
              "target": "picking",
              "actions": [
                {
                  "type": "toast",
                  "params": {
                    "text": "Booking failed.",
                    "tone": "failure"
                  }
                },
                "refreshSlots"
              ]
            }
          }
        }
      }
    },
    "booked": {
      "description": "The slot is the person’s; it can be put into their own calendar.",
      "tags": "settled",
      "on": {
        "booking.closed": {
          "target": "viewing",
          "actions": "forgetChoice"
        }
      },
      "initial": "offering",
      "states": {
        "offering": {
          "description": "The way into the person’s own calendar is offered.",
          "on": {
            "calendarFile.requested": {
              "target": "savingFile"
            }
          }
        },
        "savingFile": {
          "description": "The file for the person’s own calendar is being made.",
          "invoke": {
            "id": "saveCalendarFile",
            "src": "saveCalendarFile",
            "onDone": {
              "target": "offering"
            },
            "onError": {
              "target": "offering",
              "actions": {
                "type": "toast",
                "params": {
                  "text": "The calendar file could not be made.",
                  "tone": "failure"
                }
              }
            }
          }
        }
      }
    }
  }
});
