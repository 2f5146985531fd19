import { createMachine } from 'xstate';

export const hostedEventsMachine = createMachine({
  "id": "hostedEvents",
  "description": "The events that a person hosts, in a list over the page.",
  "initial": "closed",
  "states": {
    "closed": {
      "description": "The list is closed.",
      "on": {
        "events.opened": [
          {
            "guard": "hasNoUser",
            "actions": {
              "type": "toast",
              "params": {
                "text": "User not logged in.",
                "tone": "failure",
                "topic": "session"
              }
            }
          },
          {
            "target": "open",
            "actions": {
              "type": "keepClock"
            }
          }
        ]
      }
    },
    "open": {
      "description": "The list is open.",
      "initial": "loading",
      "exit": "forgetEvents",
      "on": {
        "events.closed": {
          "target": "closed"
        }
      },
      "states": {
        "loading": {
          "description": "The events are being fetched.",
          "invoke": {
            "id": "getEvents",
            "src": "getEvents",
            "onDone": [
              {
                "guard": {
                  "type": "isUnauthorized"
                },
                "target": "failed",
                "actions": {
                  "type": "toast",
                  "params": {
                    "text": "Session expired. Please log in again.",
                    "tone": "failure",
                    "topic": "session"
                  }
                }
              },
              {
                "guard": {
                  "type": "hasEvents"
                },
                "target": "listing",
                "actions": {
                  "type": "keepEvents"
                }
              },
              {
                "target": "empty"
              }
            ],
            "onError": {
              "target": "failed",
              "actions": {
                "type": "toast",
                "params": {
                  "text": "Failed to fetch events",
                  "tone": "failure"
                }
              }
            }
          }
        },
        "listing": {
          "description": "The events that have come are shown; those that are not over lead to their page.",
          "type": "parallel",
          "on": {
            "event.chosen": {
              "guard": "isActive",
              "target": "#hostedEvents.closed",
              "actions": "openEvent"
            }
          },
          "states": {
            "clock": {
              "initial": "judging",
              "states": {
                "judging": {
                  "description": "The clock says which events are over, and which is the next to come.",
                  "always": [
                    {
                      "guard": "hasNextCompletion",
                      "target": "awaiting"
                    },
                    {
                      "target": "over"
                    }
                  ]
                },
                "awaiting": {
                  "description": "The list waits for the time of the next event.",
                  "invoke": {
                    "id": "awaitInstant",
                    "src": "awaitInstant",
                    "onDone": {
                      "target": "judging",
                      "actions": {
                        "type": "keepNow"
                      }
                    },
                    "onError": {}
                  }
                },
                "over": {
                  "description": "No event of the list is still to come."
                }
              }
            },
            "pages": {
              "initial": "resting",
              "states": {
                "resting": {
                  "description": "A further page is asked for by a press, where there is one.",
                  "on": {
                    "more.requested": {
                      "guard": "hasMore",
                      "target": "loadingMore"
                    }
                  }
                },
                "loadingMore": {
                  "description": "The next page is being fetched; the list stays as it is meanwhile.",
                  "invoke": {
                    "id": "getEvents",
                    "src": "getEvents",
                    "onDone": [
                      {
                        "guard": {
                          "type": "isUnauthorized"
                        },
                        "target": "moreFailed",
                        "actions": {
                          "type": "toast",
                          "params": {
                            "text": "Session expired. Please log in again.",
                            "tone": "failure",
                            "topic": "session"
                          }
                        }
                      },
                      {
                        "target": [
                          "resting",
                          "#hostedEvents.open.listing.clock.judging"
                        ],
                        "actions": {
                          "type": "addEvents"
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
                    "more.requested": {
                      "target": "loadingMore"
                    }
                  }
                }
              }
            }
          }
        },
        "empty": {
          "description": "The person hosts nothing yet."
        },
        "failed": {
          "description": "The events could not be fetched.",
          "on": {
            "events.retried": {
              "target": "loading"
            }
          }
        }
      }
    }
  }
});
