import { createMachine } from 'xstate';

export const calendarListMachine = createMachine({
  "id": "calendarList",
  "description": "A person’s appointments, events or tasks, by day.",
  "initial": "loading",
  "on": {
    "item.added": {
      "actions": "addItem"
    },
    "item.removed": {
      "actions": "removeItem"
    }
  },
  "states": {
    "loading": {
      "tags": "loading",
      "initial": "held",
      "states": {
        "held": {
          "description": "The first items are awaited: those of the last visit are shown where they move nothing, and the parts that they would move are held back.",
          "tags": "held",
          "invoke": {
            "id": "recallCalendarItems",
            "src": "recallCalendarItems",
            "onDone": {
              "actions": {
                "type": "recall"
              }
            },
            "onError": {}
          },
          "after": {
            "patience": {
              "target": "shown"
            }
          }
        },
        "shown": {
          "description": "The items are being fetched; those known already are shown meanwhile."
        }
      },
      "invoke": {
        "id": "getCalendarItems",
        "src": "getCalendarItems",
        "onDone": {
          "target": "listed",
          "actions": [
            {
              "type": "keepItems"
            },
            "forgetRecalled"
          ]
        },
        "onError": {
          "target": "failed",
          "actions": [
            "fallBehind",
            "forgetRecalled"
          ]
        }
      },
      "on": {
        "item.added": {
          "target": "loading.shown",
          "reenter": true,
          "actions": "addItem"
        },
        "item.removed": {
          "target": "loading.shown",
          "reenter": true,
          "actions": "removeItem"
        },
        "items.refreshed": [
          {
            "guard": "isHeld",
            "target": "loading",
            "reenter": true
          },
          {
            "target": "loading.shown",
            "reenter": true
          }
        ]
      }
    },
    "listed": {
      "description": "The items are shown.",
      "on": {
        "items.refreshed": {
          "target": "loading.shown"
        },
        "page.shown": {
          "target": "loading.shown"
        }
      }
    },
    "failed": {
      "description": "The items did not arrive; no message says so, and those known stay.",
      "on": {
        "items.refreshed": {
          "target": "loading.shown"
        }
      }
    }
  }
});
