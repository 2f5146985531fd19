import { createMachine } from 'xstate';

export const invitationsMachine = createMachine({
  "id": "invitations",
  "description": "The invitations that wait for the person, and those they have answered.",
  "type": "parallel",
  "invoke": {
    "id": "pageLooks",
    "src": "pageLooks",
    "onError": {}
  },
  "states": {
    "events": {
      "initial": "loading",
      "on": {
        "invitation.doubted": {
          "guard": {
            "type": "isOf",
            "params": {
              "kind": "event"
            }
          },
          "target": ".refreshing",
          "actions": "keepDoubt"
        }
      },
      "states": {
        "loading": {
          "description": "The event invitations are being fetched.",
          "tags": "loading",
          "invoke": {
            "id": "getUserEvents",
            "src": "getUserEvents",
            "onDone": {
              "target": "listing",
              "actions": {
                "type": "keepEvents"
              }
            },
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
        "listing": {
          "description": "The event invitations that have come are shown.",
          "on": {
            "page.shown": {
              "target": "refreshing"
            },
            "moreEvents.requested": {
              "guard": "hasMoreEvents",
              "target": "loadingMore"
            }
          },
          "entry": {
            "type": "tellGone",
            "params": {
              "kind": "event"
            }
          }
        },
        "refreshing": {
          "description": "As many items are asked for as are shown, or a first page; a failure leaves the list as it is.",
          "on": {
            "moreEvents.requested": {
              "guard": "hasMoreEvents",
              "target": "loadingMore"
            },
            "invitation.answered": {
              "guard": {
                "type": "isOf",
                "params": {
                  "kind": "event"
                }
              },
              "target": "refreshing",
              "reenter": true
            }
          },
          "invoke": {
            "id": "getUserEvents",
            "src": "getUserEvents",
            "onDone": {
              "target": "listing",
              "actions": {
                "type": "keepEvents"
              }
            },
            "onError": {
              "target": "listing"
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
            "id": "getUserEvents",
            "src": "getUserEvents",
            "onDone": [
              {
                "guard": "areEventsLookedAt",
                "target": "refreshing",
                "actions": {
                  "type": "addEvents"
                }
              },
              {
                "target": "listing",
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
            "moreEvents.requested": {
              "target": "loadingMore"
            }
          }
        },
        "failed": {
          "description": "The event invitations could not be fetched.",
          "exit": "withdrawToast",
          "on": {
            "invitations.retried": {
              "target": "loading"
            }
          }
        }
      }
    },
    "organisations": {
      "initial": "refreshing",
      "on": {
        "invitation.doubted": {
          "guard": {
            "type": "isOf",
            "params": {
              "kind": "organisation"
            }
          },
          "target": ".refreshing",
          "actions": "keepDoubt"
        }
      },
      "states": {
        "listing": {
          "description": "The organisation invitations that have come are shown.",
          "on": {
            "page.shown": {
              "target": "refreshing"
            },
            "moreInvites.requested": {
              "guard": "hasMoreInvites",
              "target": "loadingMore"
            },
            "invitations.retried": {
              "target": "refreshing"
            }
          },
          "entry": {
            "type": "tellGone",
            "params": {
              "kind": "organisation"
            }
          }
        },
        "refreshing": {
          "description": "As many items are asked for as are shown, or a first page; a failure leaves the list as it is.",
          "on": {
            "moreInvites.requested": {
              "guard": "hasMoreInvites",
              "target": "loadingMore"
            }
          },
          "invoke": {
            "id": "getUserMemberInvites",
            "src": "getUserMemberInvites",
            "onDone": {
              "target": "listing",
              "actions": {
                "type": "keepInvites"
              }
            },
            "onError": {
              "target": "listing"
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
            "id": "getUserMemberInvites",
            "src": "getUserMemberInvites",
            "onDone": [
              {
                "guard": "areInvitesLookedAt",
                "target": "refreshing",
                "actions": {
                  "type": "addInvites"
                }
              },
              {
                "target": "listing",
                "actions": {
                  "type": "addInvites"
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
            "moreInvites.requested": {
              "target": "loadingMore"
            },
            "invitations.retried": {
              "target": "refreshing"
            }
          }
        }
      }
    }
  }
});
