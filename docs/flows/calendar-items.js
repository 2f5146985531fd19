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
          "actions": [
            {
              "type": "refresh",
              "params": {
                "kind": "appointment"
              }
            },
            {
              "type": "refresh",
              "params": {
                "kind": "event"
              }
            },
            {
              "type": "refresh",
              "params": {
                "kind": "task"
              }
            }
          ]
        },
        "session.started": {
          "guard": "isOwnSession",
          "actions": [
            {
              "type": "refresh",
              "params": {
                "kind": "appointment"
              }
            },
            {
              "type": "refresh",
              "params": {
                "kind": "event"
              }
            },
            {
              "type": "refresh",
              "params": {
                "kind": "task"
              }
            }
          ]
        }
      }
    }
  }
});
