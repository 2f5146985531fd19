import { createMachine } from 'xstate';

export const slotChoiceMachine = createMachine({
  "id": "slotChoice",
  "description": "The slots of a day, and which of them are chosen.",
  "on": {
    "date.changed": {
      "guard": "isOtherDate",
      "target": ".loading",
      "actions": [
        "changeDate",
        "tellChoice"
      ]
    },
    "slots.taken": {
      "guard": "isSameDate",
      "actions": [
        "dropTaken",
        "tellChoice"
      ]
    }
  },
  "invoke": {
    "id": "pageLooks",
    "src": "pageLooks",
    "onError": {}
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The slots of the day are being fetched; an answer for another day is dropped.",
      "tags": "busy",
      "invoke": {
        "id": "loadSlots",
        "src": "loadSlots",
        "onDone": {
          "target": "listing",
          "actions": [
            {
              "type": "keepSlots"
            },
            "tellChoice"
          ]
        },
        "onError": {
          "target": "failed",
          "actions": [
            "forgetSlots",
            "tellFailed"
          ]
        }
      },
      "on": {
        "slots.taken": {
          "guard": "isSameDate",
          "target": "loading",
          "reenter": true,
          "actions": [
            "dropTaken",
            "tellChoice"
          ]
        }
      }
    },
    "listing": {
      "description": "The free slots are shown.",
      "always": {
        "guard": "hasNoSlots",
        "target": "empty"
      },
      "on": {
        "slot.toggled": {
          "guard": "isOffered",
          "actions": [
            "toggleSlot",
            "tellChoice"
          ]
        },
        "slots.refreshed": {
          "target": "loading",
          "actions": "forgetSent"
        },
        "page.shown": {
          "guard": "isNothingChosen",
          "target": "refreshing"
        }
      }
    },
    "empty": {
      "description": "The day has no free slot.",
      "on": {
        "slots.refreshed": {
          "target": "loading"
        },
        "page.shown": {
          "target": "refreshing"
        }
      }
    },
    "refreshing": {
      "description": "The slots are asked for again, until one is chosen; a failure leaves what is shown.",
      "invoke": {
        "id": "loadSlots",
        "src": "loadSlots",
        "onDone": {
          "target": "listing",
          "actions": [
            {
              "type": "keepSlots"
            },
            "tellChoice"
          ]
        },
        "onError": {
          "target": "listing"
        }
      },
      "on": {
        "slot.toggled": {
          "guard": "isOffered",
          "target": "listing",
          "actions": [
            "toggleSlot",
            "tellChoice"
          ]
        },
        "slots.refreshed": {
          "target": "loading"
        }
      }
    },
    "failed": {
      "description": "The slots could not be fetched.",
      "on": {
        "slots.refreshed": {
          "target": "loading"
        }
      }
    }
  }
});
