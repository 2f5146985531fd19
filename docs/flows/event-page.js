import { createMachine } from 'xstate';

export const eventPageMachine = createMachine({
  "id": "eventPage",
  "description": "One event that the person hosts or is invited to, on a page of its own.",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "An event that came with the navigation is shown at once, another is looked for.",
      "always": [
        {
          "guard": "isKnown",
          "target": "shown"
        },
        {
          "target": "loading"
        }
      ]
    },
    "loading": {
      "description": "The event is looked for among those that the person hosts.",
      "invoke": {
        "id": "findEvent",
        "src": "findEvent",
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
              "type": "isFound"
            },
            "target": "shown.answers.fresh",
            "actions": {
              "type": "keepFound"
            }
          },
          {
            "target": "loadingInvitation"
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
    "loadingInvitation": {
      "description": "The person does not host it: it is looked for among their invitations.",
      "invoke": {
        "id": "findInvitation",
        "src": "findInvitation",
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
              "type": "isFound"
            },
            "target": "shown.answers.fresh",
            "actions": {
              "type": "keepFound"
            }
          },
          {
            "target": "uninvited"
          }
        ],
        "onError": {
          "target": "failed",
          "actions": {
            "type": "toast",
            "params": {
              "text": "Failed to load events or invites. Please try again.",
              "tone": "failure",
              "topic": "load"
            }
          }
        }
      }
    },
    "uninvited": {
      "invoke": {
        "id": "pageLooks",
        "src": "pageLooks",
        "onError": {}
      },
      "initial": "told",
      "states": {
        "told": {
          "description": "The page says that the event is by invitation, and nothing else of it.",
          "on": {
            "page.shown": {
              "target": "asking"
            }
          }
        },
        "asking": {
          "description": "The person looks at the page again, and may have been invited meanwhile.",
          "invoke": {
            "id": "findInvitation",
            "src": "findInvitation",
            "onDone": [
              {
                "guard": {
                  "type": "isFound"
                },
                "target": "#eventPage.shown.answers.fresh",
                "actions": {
                  "type": "keepFound"
                }
              },
              {
                "target": "told"
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
      "description": "The events or the invitations could not be fetched.",
      "exit": "withdrawToast",
      "on": {
        "event.retried": {
          "target": "loading"
        }
      }
    },
    "shown": {
      "description": "The event is shown, with its answers as far as they are known.",
      "type": "parallel",
      "invoke": {
        "id": "pageLooks",
        "src": "pageLooks",
        "onError": {}
      },
      "on": {
        "cancel.requested": {
          "guard": "canChange",
          "actions": "openCancelling"
        },
        "edit.requested": {
          "guard": "canEdit",
          "actions": "openEditing"
        },
        "event.kept": {
          "actions": "closeDialog"
        },
        "event.updated": {
          "target": ".answers.refreshing",
          "actions": [
            "keepChanges",
            "closeDialog"
          ]
        },
        "event.cancelled": {
          "target": ".answers.refreshing",
          "actions": [
            "markCancelled",
            "closeDialog"
          ]
        },
        "event.doubted": {
          "target": ".answers.refreshing"
        },
        "invitation.doubted": {
          "target": ".answers.doubting"
        },
        "invitation.closed": {
          "target": ".answers.refreshingInvitation"
        }
      },
      "states": {
        "clock": {
          "initial": "judging",
          "states": {
            "judging": {
              "description": "The clock says whether the event is over.",
              "always": [
                {
                  "guard": "isCompleted",
                  "target": "completed"
                },
                {
                  "target": "active"
                }
              ]
            },
            "active": {
              "description": "The event is to come.",
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
            "completed": {
              "description": "The event is over; it can only be looked back at."
            }
          }
        },
        "answers": {
          "initial": "refreshing",
          "states": {
            "refreshing": {
              "description": "The host’s newer answers are asked for; a failure leaves what is shown.",
              "invoke": {
                "id": "findEvent",
                "src": "findEvent",
                "onDone": [
                  {
                    "guard": {
                      "type": "isFound"
                    },
                    "target": [
                      "fresh",
                      "#eventPage.shown.clock.judging"
                    ],
                    "actions": {
                      "type": "keepFound"
                    }
                  },
                  {
                    "target": "fresh",
                    "actions": "markUnanswered"
                  }
                ],
                "onError": {
                  "target": "fresh",
                  "actions": "markUnanswered"
                }
              }
            },
            "refreshingInvitation": {
              "description": "The invitation is asked for again; a failure leaves what is shown.",
              "on": {
                "invitation.answered": {
                  "target": "refreshingInvitation",
                  "reenter": true
                }
              },
              "invoke": {
                "id": "findInvitation",
                "src": "findInvitation",
                "onDone": [
                  {
                    "guard": {
                      "type": "isFound"
                    },
                    "target": [
                      "fresh",
                      "#eventPage.shown.clock.judging"
                    ],
                    "actions": {
                      "type": "keepFound"
                    }
                  },
                  {
                    "target": "fresh",
                    "actions": "markUnanswered"
                  }
                ],
                "onError": {
                  "target": "fresh",
                  "actions": "markUnanswered"
                }
              }
            },
            "doubting": {
              "description": "An answer was refused, or a change of it got none: the invitation is asked for again, and may be gone.",
              "on": {
                "invitation.answered": {
                  "target": "refreshingInvitation"
                }
              },
              "invoke": {
                "id": "findInvitation",
                "src": "findInvitation",
                "onDone": [
                  {
                    "guard": {
                      "type": "isGone"
                    },
                    "target": "#eventPage.uninvited"
                  },
                  {
                    "guard": {
                      "type": "isFound"
                    },
                    "target": [
                      "fresh",
                      "#eventPage.shown.clock.judging"
                    ],
                    "actions": {
                      "type": "keepFound"
                    }
                  },
                  {
                    "target": "fresh",
                    "actions": "markUnanswered"
                  }
                ],
                "onError": {
                  "target": "fresh",
                  "actions": "markUnanswered"
                }
              }
            },
            "fresh": {
              "description": "The page shows the newest answer that is known.",
              "on": {
                "event.refreshed": {
                  "target": "refreshing"
                },
                "page.shown": [
                  {
                    "guard": "isInvited",
                    "target": "refreshingInvitation"
                  },
                  {
                    "target": "refreshing"
                  }
                ]
              }
            }
          }
        }
      }
    }
  }
});
