import { cleanerServices } from './cleaner.ts';
import { doctorServices } from './doctor.ts';
import { educationServices } from './education.ts';
import { fitnessServices } from './fitness.ts';
import { securityServices } from './security.ts';
import type { ServiceSeed } from './service-seed.ts';
import { sportsServices } from './sports.ts';

/** Invented partner services in and near Kurnool; their ids never change. */
export const partnerServices: readonly ServiceSeed[] = [
  ...doctorServices,
  ...cleanerServices,
  ...educationServices,
  ...fitnessServices,
  ...securityServices,
  ...sportsServices,
];
