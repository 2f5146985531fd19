import { createMachine } from 'xstate';

export const headerMachine = createMachine({
  "id": "header",
  "description": "The menu in the header: the calendar, the logout and the account.",
  "initial": "closed",
  "states": {
    "closed": {
      "description": "The menu is closed.",
      "on": {
        "menu.pressed": {
          "target": "checking",
          "actions": {
            "type": "want",
            "params": {
              "item": "menu"
            }
          }
        }
      }
    },
    "checking": {
      "description": "The token is checked before the menu, or an item of it, opens.",
      "tags": "busy",
      "invoke": {
        "id": "checkSession",
        "src": "checkSession",
        "onDone": [
          {
            "guard": {
              "type": "isInvalid"
            },
            "target": "closed"
          },
          {
            "guard": {
              "type": "isWanted",
              "params": {
                "item": "menu"
              }
            },
            "target": "menuOpen"
          },
          {
            "target": "calendarOpen"
          }
        ],
        "onError": {
          "target": "closed"
        }
      },
      "on": {
        "page.left": {
          "target": "closed"
        }
      }
    },
    "menuOpen": {
      "description": "The menu offers the calendar, the logout and the account.",
      "on": {
        "menu.closed": {
          "target": "closed"
        },
        "page.left": {
          "target": "closed"
        },
        "calendar.chosen": {
          "target": "checking",
          "actions": {
            "type": "want",
            "params": {
              "item": "calendar"
            }
          }
        },
        "logout.chosen": {
          "target": "closed",
          "actions": {
            "type": "tellLogout",
            "params": {
              "isEverywhere": false
            }
          }
        },
        "account.chosen": {
          "target": "closed",
          "actions": "openAccount"
        },
        "everywhere.chosen": {
          "target": "closed",
          "actions": {
            "type": "tellLogout",
            "params": {
              "isEverywhere": true
            }
          }
        }
      }
    },
    "calendarOpen": {
      "description": "The calendar is open, to read only.",
      "on": {
        "calendar.closed": {
          "target": "closed"
        }
      }
    }
  }
});
