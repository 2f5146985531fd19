import { createMachine } from 'xstate';

export const organisationsMachine = createMachine({
  "id": "organisations",
  "description": "What the person’s organisations share, from branch to resource.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The organisations are being fetched.",
      "invoke": {
        "id": "getUserOrganisations",
        "src": "getUserOrganisations",
        "onDone": [
          {
            "guard": {
              "type": "hasOrganisations"
            },
            "target": "#organisations.listing",
            "actions": {
              "type": "keepOrganisations"
            }
          },
          {
            "target": "#organisations.empty",
            "actions": {
              "type": "keepOrganisations"
            }
          }
        ],
        "onError": {
          "target": "failed"
        }
      }
    },
    "listing": {
      "description": "The tree is opened, closed and searched; a resource leads to its page.",
      "type": "parallel",
      "tags": "draft",
      "on": {
        "row.toggled": {
          "actions": "toggleRow"
        },
        "all.toggled": {
          "actions": "toggleAll"
        },
        "resource.chosen": {
          "actions": "openResource"
        }
      },
      "states": {
        "day": {
          "initial": "current",
          "states": {
            "current": {
              "description": "The rows say what is free today, where the service says it.",
              "invoke": {
                "id": "awaitNextDay",
                "src": "awaitNextDay",
                "onDone": {
                  "target": "renewing",
                  "reenter": true,
                  "actions": [
                    {
                      "type": "keepToday"
                    },
                    "dropFree"
                  ]
                },
                "onError": {}
              },
              "on": {
                "organisations.retried": {
                  "target": "renewing"
                }
              }
            },
            "renewing": {
              "description": "The day has turned, or the tree is an old one: it stays, and is asked for again.",
              "invoke": {
                "id": "getUserOrganisations",
                "src": "getUserOrganisations",
                "onDone": [
                  {
                    "guard": {
                      "type": "hasOrganisations"
                    },
                    "target": "#organisations.listing",
                    "actions": {
                      "type": "keepOrganisations"
                    }
                  },
                  {
                    "target": "#organisations.empty",
                    "actions": {
                      "type": "keepOrganisations"
                    }
                  }
                ],
                "onError": {
                  "target": "current",
                  "actions": "fallBehind"
                }
              }
            }
          }
        },
        "search": {
          "initial": "resting",
          "on": {
            "words.changed": {
              "target": ".typing",
              "actions": "search"
            }
          },
          "states": {
            "resting": {
              "description": "The page says how many resources a search has found."
            },
            "typing": {
              "description": "The rows follow each letter; the page says after a pause how many resources they hold.",
              "after": {
                "typingPause": {
                  "target": "resting"
                }
              }
            }
          }
        }
      }
    },
    "empty": {
      "description": "The person belongs to no organisation yet.",
      "on": {
        "organisations.retried": {
          "target": "loading"
        }
      }
    },
    "failed": {
      "description": "The organisations could not be fetched; that is not the same as having none.",
      "on": {
        "organisations.retried": {
          "target": "loading"
        }
      }
    }
  }
});
