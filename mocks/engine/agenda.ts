import { rankOf } from './topics';
import type { Appointment } from './state';

/** Sort order of two appointments: negative if `a` comes first. */
export const compareAppointments = (a: Appointment, b: Appointment): number =>
  a.at - b.at || rankOf(a.topic) - rankOf(b.topic) || a.id - b.id;

/** Inserts an appointment into a sorted agenda, in place. A duplicate is ignored. */
export const schedule = (agenda: Appointment[], appointment: Appointment): void => {
  let low = 0;
  let high = agenda.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = agenda[middle];
    if (at !== undefined && compareAppointments(at, appointment) < 0) low = middle + 1;
    else high = middle;
  }
  const known = agenda[low];
  if (known !== undefined && compareAppointments(known, appointment) === 0) return;
  agenda.splice(low, 0, appointment);
};
