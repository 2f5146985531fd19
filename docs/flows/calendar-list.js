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
      "description": "The items are being fetched; those known before are shown meanwhile.",
      "tags": "loading",
      "invoke": {
        "id": "getCalendarItems",
        "src": "getCalendarItems",
        "onDone": {
          "target": "listed",
          "actions": {
            "type": "keepItems"
          }
        },
        "onError": {
          "target": "failed",
          "actions": "fallBehind"
        }
      },
      "on": {
        "item.added": {
          "target": "loading",
          "reenter": true,
          "actions": "addItem"
        },
        "item.removed": {
          "target": "loading",
          "reenter": true,
          "actions": "removeItem"
        }
      }
    },
    "listed": {
      "description": "The items are shown.",
      "on": {
        "items.refreshed": {
          "target": "loading"
        }
      }
    },
    "failed": {
      "description": "The items did not arrive; no message says so, and those known stay.",
      "on": {
        "items.refreshed": {
          "target": "loading"
        }
      }
    }
  }
});
