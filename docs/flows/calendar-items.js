import { createMachine } from 'xstate';

export const calendarItemsMachine = createMachine({
  "id": "calendarItems",
  "description": "The appointments, events and tasks of a person, by day.",
  "type": "parallel",
  "on": {
    "item.added": {
      "actions": "addItem"
    }
  },
  "states": {
    "appointments": {
      "initial": "loading",
      "states": {
        "loading": {
          "description": "The appointments are being fetched.",
          "tags": "loading",
          "invoke": {
            "id": "getAppointments",
            "src": "getAppointments",
            "onDone": {
              "target": "listed",
              "actions": {
                "type": "keepList"
              }
            },
            "onError": {
              "target": "failed"
            }
          },
          "on": {
            "item.added": {
              "guard": {
                "type": "isOfKind",
                "params": {
                  "kind": "appointment"
                }
              },
              "target": "loading",
              "reenter": true,
              "actions": "addItem"
            }
          }
        },
        "listed": {
          "description": "The appointments are shown.",
          "on": {
            "items.refreshed": {
              "target": "loading"
            }
          }
        },
        "failed": {
          "description": "The appointments did not arrive; nothing is said of it.",
          "on": {
            "items.refreshed": {
              "target": "loading"
            }
          }
        }
      }
    },
    "events": {
      "initial": "loading",
      "states": {
        "loading": {
          "description": "The events are being fetched.",
          "tags": "loading",
          "invoke": {
            "id": "getCalendarEvents",
            "src": "getCalendarEvents",
            "onDone": {
              "target": "listed",
              "actions": {
                "type": "keepList"
              }
            },
            "onError": {
              "target": "failed"
            }
          },
          "on": {
            "item.added": {
              "guard": {
                "type": "isOfKind",
                "params": {
                  "kind": "event"
                }
              },
              "target": "loading",
              "reenter": true,
              "actions": "addItem"
            }
          }
        },
        "listed": {
          "description": "The events are shown.",
          "on": {
            "items.refreshed": {
              "target": "loading"
            }
          }
        },
        "failed": {
          "description": "The events did not arrive; nothing is said of it.",
          "on": {
            "items.refreshed": {
              "target": "loading"
            }
          }
        }
      }
    },
    "tasks": {
      "initial": "loading",
      "states": {
        "loading": {
          "description": "The tasks are being fetched.",
          "tags": "loading",
          "invoke": {
            "id": "getTasks",
            "src": "getTasks",
            "onDone": {
              "target": "listed",
              "actions": {
                "type": "keepList"
              }
            },
            "onError": {
              "target": "failed"
            }
          },
          "on": {
            "item.added": {
              "guard": {
                "type": "isOfKind",
                "params": {
                  "kind": "task"
                }
              },
              "target": "loading",
              "reenter": true,
              "actions": "addItem"
            }
          }
        },
        "listed": {
          "description": "The tasks are shown.",
          "on": {
            "items.refreshed": {
              "target": "loading"
            }
          }
        },
        "failed": {
          "description": "The tasks did not arrive; nothing is said of it.",
          "on": {
            "items.refreshed": {
              "target": "loading"
            }
          }
        }
      }
    }
  }
});
