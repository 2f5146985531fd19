import { createMachine } from 'xstate';

export const bookingPageMachine = createMachine({
  "id": "bookingPage",
  "description": "One booking of the person, on a page of its own.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The booking of the address is being fetched.",
      "invoke": {
        "id": "getBooking",
        "src": "getBooking",
        "onDone": [
          {
            "guard": {
              "type": "isFound"
            },
            "target": "shown",
            "actions": {
              "type": "keepBooking"
            }
          },
          {
            "guard": {
              "type": "isCancelled"
            },
            "target": "#bookingPage.cancelled",
            "actions": {
              "type": "keepCancelled"
            }
          },
          {
            "target": "#bookingPage.missing"
          }
        ],
        "onError": {
          "target": "failed"
        }
      }
    },
    "missing": {
      "description": "The person has no such booking, and is led back to those they have."
    },
    "failed": {
      "description": "The booking could not be fetched.",
      "on": {
        "booking.retried": {
          "target": "loading"
        }
      }
    },
    "shown": {
      "description": "The booking is shown, with what can be done with it.",
      "initial": "fresh",
      "invoke": {
        "id": "pageLooks",
        "src": "pageLooks",
        "onError": {}
      },
      "on": {
        "cancel.requested": {
          "actions": {
            "type": "ask"
          }
        },
        "move.requested": {
          "actions": {
            "type": "ask"
          }
        },
        "booking.kept": {
          "actions": "forgetAsked"
        },
        "booking.moved": {
          "target": ".refreshing",
          "actions": [
            {
              "type": "keepMoved"
            },
            "forgetAsked"
          ]
        },
        "booking.doubted": {
          "target": ".refreshing"
        },
        "booking.cancelled": {
          "target": "cancelled"
        }
      },
      "states": {
        "fresh": {
          "description": "The page shows the newest answer that is known.",
          "on": {
            "page.shown": {
              "target": "refreshing"
            }
          }
        },
        "refreshing": {
          "description": "The booking is asked for again; a failure leaves what is shown.",
          "invoke": {
            "id": "getBooking",
            "src": "getBooking",
            "onDone": [
              {
                "guard": {
                  "type": "isFound"
                },
                "target": "fresh",
                "actions": {
                  "type": "keepBooking"
                }
              },
              {
                "guard": {
                  "type": "isCancelled"
                },
                "target": "#bookingPage.cancelled",
                "actions": {
                  "type": "keepCancelled"
                }
              },
              {
                "target": "#bookingPage.missing"
              }
            ],
            "onError": {
              "target": "fresh"
            }
          }
        }
      }
    },
    "cancelled": {
      "description": "The booking was cancelled, here or elsewhere; the page says so.",
      "entry": "forgetAsked"
    }
  }
});
