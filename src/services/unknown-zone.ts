/**
 * From now on a device whose zone the browser does not know is in UTC, as its clock is. A browser refuses
 * to write a time in the zone that it names itself, so that each page with a time would fail.
 */
export function placeUnknownZone(): void {
  const { prototype } = Intl.DateTimeFormat;
  const { resolvedOptions } = prototype;
  prototype.resolvedOptions = function () {
    const options = resolvedOptions.call(this);
    if (options.timeZone === 'Etc/Unknown') options.timeZone = 'UTC';
    return options;
  };
}
