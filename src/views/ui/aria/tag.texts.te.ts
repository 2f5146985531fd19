export default {
  removeDescription: 'తీసివేయడానికి Delete నొక్కండి.',
  removeButtonLabel: 'తీసివేయండి',
};
