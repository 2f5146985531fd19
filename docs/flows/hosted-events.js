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
      "invoke": {
        "id": "pageLooks",
        "src": "pageLooks",
        "onError": {}
      },
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
                "target": "#hostedEvents.open.listing",
                "actions": {
                  "type": "keepEvents"
                }
              },
              {
                "target": "#hostedEvents.open.empty",
                "actions": "forgetEvents"
              }
            ],
            "onError": {
              "target": "failed",
              "actions": {
                "type": "toast",
                "params": {
                  "text": "Failed to fetch events",
                  "tone": "failure",
                  "topic": "load"
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
                  "description": "The events are asked for again, as many as are shown; a failure leaves them as they are.",
                  "on": {
                    "more.requested": {
                      "guard": "hasMore",
                      "target": "loadingMore"
                    }
                  },
                  "invoke": {
                    "id": "getEvents",
                    "src": "getEvents",
                    "onDone": [
                      {
                        "guard": {
                          "type": "isUnauthorized"
                        },
                        "target": "resting",
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
                        "target": "#hostedEvents.open.listing",
                        "actions": {
                          "type": "keepEvents"
                        }
                      },
                      {
                        "target": "#hostedEvents.open.empty",
                        "actions": "forgetEvents"
                      }
                    ],
                    "onError": {
                      "target": "resting"
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
                        "guard": "isLookedAt",
                        "target": [
                          "refreshing",
                          "#hostedEvents.open.listing.clock.judging"
                        ],
                        "actions": {
                          "type": "addEvents"
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
                    "page.shown": {
                      "target": "refreshing"
                    },
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
          "initial": "told",
          "states": {
            "told": {
              "description": "The person hosts nothing yet.",
              "on": {
                "page.shown": {
                  "target": "asking"
                }
              }
            },
            "asking": {
              "description": "The person looks at the page again, and may host an event by now.",
              "invoke": {
                "id": "getEvents",
                "src": "getEvents",
                "onDone": [
                  {
                    "guard": {
                      "type": "isUnauthorized"
                    },
                    "target": "told",
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
                    "target": "#hostedEvents.open.listing",
                    "actions": {
                      "type": "keepEvents"
                    }
                  },
                  {
                    "target": "#hostedEvents.open.empty",
                    "actions": "forgetEvents"
                  }
                ],
                "onError": {
                  "target": "told"
                }
              }
            }
          }
        },
        "failed": {
          "description": "The events could not be fetched.",
          "exit": "withdrawToast",
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
