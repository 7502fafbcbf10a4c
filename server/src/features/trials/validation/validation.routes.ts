import { readValidation as endpoint } from '@firstlight/contract/trials/validation/validation.ts';
import { route } from '../../../core/http/route.ts';
import { readValidation } from './read-validation.ts';

export const validationRoutes = [route(endpoint, readValidation)];
