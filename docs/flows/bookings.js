import { createMachine } from 'xstate';

export const bookingsMachine = createMachine({
  "id": "bookings",
  "description": "The bookings of the person, those to come first.",
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
      "target": ".refreshing",
      "actions": [
        "dropBooking",
        "forgetAsked"
      ]
    }
  },
  "initial": "loading",
  "states": {
    "loading": {
      "initial": "held",
      "states": {
        "held": {
          "description": "The parts below the bookings wait for the list, a second at most.",
          "after": {
            "patience": {
              "target": "late"
            }
          }
        },
        "late": {
          "description": "The list takes longer: the other parts are shown, and it will stand below them.",
          "entry": "comeLate"
        }
      },
      "invoke": {
        "id": "getBookings",
        "src": "getBookings",
        "onDone": {
          "target": "listing",
          "actions": {
            "type": "keepBookings"
          }
        },
        "onError": {
          "target": "absent",
          "actions": "comeLate"
        }
      }
    },
    "listing": {
      "description": "The bookings that have come are shown.",
      "on": {
        "page.shown": {
          "target": "refreshing"
        },
        "more.requested": {
          "guard": "hasMore",
          "target": "loadingMore"
        }
      }
    },
    "refreshing": {
      "description": "As many items are asked for as are shown, or a first page; a failure leaves the list as it is.",
      "on": {
        "more.requested": {
          "guard": "hasMore",
          "target": "loadingMore"
        }
      },
      "invoke": {
        "id": "getBookings",
        "src": "getBookings",
        "onDone": {
          "target": "listing",
          "actions": {
            "type": "keepBookings"
          }
        },
        "onError": {
          "target": "listing"
        }
      }
    },
    "loadingMore": {
      "initial": "undisturbed",
      "states": {
        "undisturbed": {
          "description": "The next page is being fetched; the list stays as it is meanwhile.",
          "on": {
            "page.shown": {
              "target": "lookedAt"
            }
          }
        },
        "lookedAt": {
          "description": "The person has looked at the page meanwhile; the list is asked for again once the page has come."
        }
      },
      "invoke": {
        "id": "getBookings",
        "src": "getBookings",
        "onDone": [
          {
            "guard": "isLookedAt",
            "target": "refreshing",
            "actions": {
              "type": "addBookings"
            }
          },
          {
            "target": "listing",
            "actions": {
              "type": "addBookings"
            }
          }
        ],
        "onError": {
          "target": "moreFailed"
        }
      }
    },
    "moreFailed": {
      "description": "The next page could not be fetched, and can be asked for again.",
      "on": {
        "page.shown": {
          "target": "refreshing"
        },
        "more.requested": {
          "target": "loadingMore"
        }
      }
    },
    "absent": {
      "description": "The bookings did not come, as from a service that has no list of them.",
      "on": {
        "page.shown": {
          "target": "loading.late"
        }
      }
    }
  }
});
