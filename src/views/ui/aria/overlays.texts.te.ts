export default {
  dismiss: 'మూసివేయండి',
};
