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
                  "tone": "failure"
                }
              }
            }
          }
        },
        "listing": {
          "description": "The event invitations are shown.",
          "on": {
            "page.shown": {
              "target": "refreshing"
            }
          }
        },
        "refreshing": {
          "description": "Newer ones are asked for; those that came stay, also if it fails.",
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
        "failed": {
          "description": "The event invitations could not be fetched.",
          "on": {
            "invitations.retried": {
              "target": "loading"
            },
            "page.shown": {
              "target": "loading"
            }
          }
        }
      }
    },
    "organisations": {
      "initial": "loading",
      "states": {
        "loading": {
          "description": "The organisation invitations are being fetched.",
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
        "listing": {
          "description": "The organisation invitations are shown; none where they did not come.",
          "on": {
            "page.shown": {
              "target": "loading"
            },
            "invitations.retried": {
              "target": "loading"
            }
          }
        }
      }
    }
  }
});
