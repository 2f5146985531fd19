import { createMachine } from 'xstate';

export const calendarItemsMachine = createMachine({
  "id": "calendarItems",
  "description": "The appointments, events and tasks of a person, by day.",
  "initial": "listing",
  "states": {
    "listing": {
      "description": "Three lists stand side by side; one that fails leaves the others shown.",
      "invoke": [
        {
          "id": "appointment",
          "src": "appointment",
          "onError": {}
        },
        {
          "id": "event",
          "src": "event",
          "onError": {}
        },
        {
          "id": "task",
          "src": "task",
          "onError": {}
        },
        {
          "id": "sessionStarts",
          "src": "sessionStarts",
          "onError": {}
        },
        {
          "id": "entryChanges",
          "src": "entryChanges",
          "onError": {}
        },
        {
          "id": "pageLooks",
          "src": "pageLooks",
          "onError": {}
        }
      ],
      "on": {
        "item.added": {
          "actions": "addItem"
        },
        "item.removed": {
          "actions": "removeItem"
        },
        "items.refreshed": {
          "actions": {
            "type": "tellLists",
            "params": {
              "type": "items.refreshed"
            }
          }
        },
        "page.shown": {
          "actions": {
            "type": "tellLists",
            "params": {
              "type": "page.shown"
            }
          }
        },
        "session.started": {
          "guard": "isOwnSession",
          "actions": {
            "type": "tellLists",
            "params": {
              "type": "items.refreshed"
            }
          }
        }
      }
    }
  }
});
